import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/accounts.ts';

export type Viewer = z.infer<typeof schemas.viewerReply>;

/**
 * Who is looking, and which of the once-only overlays are due. Apart from the other calls on accounts,
 * because every page asks it before anything else.
 */
export const getViewer = endpoint<{ reply: Viewer }>({ method: 'GET', path: '/viewer' });
