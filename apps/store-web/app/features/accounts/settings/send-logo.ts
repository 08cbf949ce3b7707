import { pathOf } from '@albumen/contract/endpoint';
import { uploadLogo } from '@albumen/contract/endpoints/brands';
import { isProblem } from '@albumen/contract/problems';
import { headers } from '@albumen/contract/wire-names';
import { csrfToken } from '../../../shell/api/csrf-token.ts';

export interface LogoFailure {
  title: string;
  detail: string;
}

/** The file goes as it is, so this is not a JSON call. */
export async function sendLogo(brandId: string, file: File): Promise<LogoFailure | undefined> {
  try {
    const reply = await fetch(pathOf(uploadLogo.path, { brandId }), {
      method: uploadLogo.method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/octet-stream',
        [headers.csrfToken]: csrfToken(),
      },
      body: file,
    });
    return reply.ok ? undefined : failureOf(await reply.json());
  } catch {
    return { title: 'The logo was not sent', detail: 'Check your connection and try again.' };
  }
}

function failureOf(body: unknown): LogoFailure {
  if (!isProblem(body))
    return { title: 'The logo was not taken', detail: 'Try again in a moment.' };
  return { title: body.title, detail: body.fields?.['logo']?.join(' ') ?? '' };
}
