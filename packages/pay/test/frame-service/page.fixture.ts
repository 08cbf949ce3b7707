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
    fixture: WindowFixture;
  }
}

const fixture: WindowFixture = {
  createFrameService,
  create: async (assetsUrl) => {
    fixture.service = await createFrameService({
      site: { assetsUrl, merchantId: 'm', isDebug: false, dialect: 'port' },
      name: 'localpaymentlandingpage',
      landingPage: 'local-payment-landing-frame',
    });
  },
};
window.fixture = fixture;
