/** Screens of iPhones and iPads: width and height in CSS pixels, and pixels for each. */
const iphones = [
  [320, 568, 2],
  [375, 667, 2],
  [375, 812, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [414, 736, 3],
  [414, 896, 2],
  [414, 896, 3],
  [428, 926, 3],
  [430, 932, 3],
  [440, 956, 3],
] as const;
const ipads = [
  [744, 1133, 2],
  [768, 1024, 2],
  [810, 1080, 2],
  [820, 1180, 2],
  [834, 1112, 2],
  [834, 1194, 2],
  [1024, 1366, 2],
] as const;

export interface SplashScreen {
  file: string;
  /** In which device and position it is shown. */
  media: string;
  widthPx: number;
  heightPx: number;
}

const screen = (
  [width, height, ratio]: readonly [number, number, number],
  position: 'portrait' | 'landscape',
): SplashScreen => {
  const sides = [width * ratio, height * ratio] as const;
  const [widthPx, heightPx] = position === 'portrait' ? sides : [sides[1], sides[0]];
  return {
    file: `/icons/splash-${widthPx}x${heightPx}.png`,
    media: `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio}) and (orientation: ${position})`,
    widthPx,
    heightPx,
  };
};

/** What an installed site shows while it starts; iPads are also held sideways. */
export const splashScreens: readonly SplashScreen[] = [
  ...iphones.map((device) => screen(device, 'portrait')),
  ...ipads.flatMap((device) => [screen(device, 'portrait'), screen(device, 'landscape')]),
];
