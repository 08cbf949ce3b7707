import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const systemChromium = '/usr/bin/chromium';

/**
 * Playwright turns these off. Chromium obeys only the last list that it is given, so ours has to
 * name them again; a test compares.
 */
const offForPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * The suggestions of the address bar, two pages with a process each in every window that opens:
 * more than half of what an empty window costs.
 */
const offForQuickness = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** `CHROMIUM_PATH`, else the system's browser, else the one that Playwright installed. */
export function chromiumOptions(args: readonly string[] = []): LaunchOptions {
  return optionsOf(process.env['CHROMIUM_PATH'] ?? systemChromium, args);
}

/** A browser with all that is around its pages, as what fills in cards: `WHOLE_CHROMIUM_PATH`, else as above. */
export function wholeChromiumOptions(args: readonly string[] = []): LaunchOptions {
  const path = process.env['WHOLE_CHROMIUM_PATH'];
  return path === undefined ? chromiumOptions(args) : optionsOf(path, args);
}

function optionsOf(path: string, args: readonly string[]): LaunchOptions {
  const off = [...offForPlaywright, ...offForQuickness].join(',');
  return {
    ...(existsSync(path) && { executablePath: path }),
    // Without windows around it Chromium would round the width of each letter to whole pixels.
    args: ['--no-sandbox', '--font-render-hinting=none', `--disable-features=${off}`, ...args],
  };
}
