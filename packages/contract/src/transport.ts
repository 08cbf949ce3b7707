/** One way into the system: in a browser it is `fetch`, in server rendering the app itself. */
export interface TransportRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface TransportReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export type Transport = (request: TransportRequest) => Promise<TransportReply>;
