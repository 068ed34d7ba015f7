import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser writes the shortest form, with an IPv4 suffix as two groups.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right];
}

const ipv4Of = (high: string, low: string) =>
  [high, low].flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });

/**
 * The network by which limits count an address. A user with one IPv6 address has its whole /64, so the /64 counts
 * together; an IPv4 address counts alone, also when it is written as IPv6. Any other text stays unchanged.
 */
export function limitedNetwork(address: string): string {
  const [plain = ''] = address.split('%');
  // This machine alone.
  if (!isIPv6(plain) || address === '::1') return address;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (isMapped) return ipv4Of(groups[6] ?? '', groups[7] ?? '').join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The /48 of what `limitedNetwork` answers, which one subscriber may have as a whole; null for any other address. */
export const widerNetwork = (network: string): string | null =>
  network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : null;

/**
 * The network of an address, as shown in the list of devices: enough to recognise home, too little to locate a
 * person. 203.0.113.7 becomes 203.0.113.*; of IPv6 the first three groups stay.
 */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address)?.[1];
  if (v4) return `${v4}.*`;
  const groups = address.includes(':') ? address.split('::')[0]?.split(':').filter(Boolean) : undefined;
  return groups && groups.length > 0 ? `${groups.slice(0, 3).join(':')}:*` : '';
}
