declare module 's3rver' {
  /** The few options of the fake S3 that tests use. */
  interface S3rverOptions {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    /** Whose subdomains are buckets; Amazon's by default. */
    readonly serviceEndpoint?: string;
    readonly configureBuckets: readonly {
      readonly name: string;
      readonly configs: readonly string[];
    }[];
  }

  class S3rver {
    constructor(options: S3rverOptions);
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }

  export default S3rver;
}
