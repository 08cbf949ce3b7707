import {
  createFrameService,
  type FrameService,
} from '../../src/host/frame-service/frame-service.ts';

/** What the tests call in a merchant's page. */
export interface WindowFixture {
  service?: FrameService;
  /** Inserts the hidden frame. */
  create(assetsUrl: string): Promise<void>;
  createFrameService: typeof createFrameService;
}

declare global {
  interface Window {
    windows: WindowFixture;
  }
}

const windows: WindowFixture = {
  createFrameService,
  create: async (assetsUrl) => {
    windows.service = await createFrameService({
      site: { assetsUrl, merchantId: 'm', isDebug: false, dialect: 'port' },
      name: 'localpaymentlandingpage',
      landingPage: 'local-payment-landing-frame',
    });
  },
};
window.windows = windows;
