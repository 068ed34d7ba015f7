/**
 * The network of an address, as people see it in the list of their devices: enough to tell home from elsewhere, too little to
 * find somebody by. 203.0.113.7 becomes 203.0.113.*; of IPv6 the first three groups stay.
 */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address)?.[1];
  if (v4) return `${v4}.*`;
  const groups = address.includes(':') ? address.split('::')[0]?.split(':').filter(Boolean) : undefined;
  return groups && groups.length > 0 ? `${groups.slice(0, 3).join(':')}:*` : '';
}
