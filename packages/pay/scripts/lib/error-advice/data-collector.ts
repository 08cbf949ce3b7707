import type { Advice } from './advice.ts';

export const advice: Readonly<Record<string, Advice>> = {
  DATA_COLLECTOR_KOUNT_NOT_ENABLED: {
    when: 'Kount was asked for and the merchant has none. This generation skips Kount in silence instead; the code is kept for programs that know it.',
    remedy: 'Nothing.',
  },
  DATA_COLLECTOR_KOUNT_ERROR: {
    when: 'The frame of Kount could not be put on the page. `details.originalError` says why.',
    remedy: 'Check what keeps frames from the page, or leave `kount` out.',
  },
  DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS: {
    when: 'The script of Fraudnet did not load, so nothing was collected.',
    remedy:
      'Check the network and `script-src`; go on without device data if the payment matters more.',
  },
};
