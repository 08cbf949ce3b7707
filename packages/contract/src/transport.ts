/** One way into the system: in a browser it is `fetch`, in server rendering the app itself. */
export interface TransportRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Sent while the page goes away: a browser finishes it all the same. */
  outlivesPage?: boolean;
}

export interface TransportReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export type Transport = (request: TransportRequest) => Promise<TransportReply>;
