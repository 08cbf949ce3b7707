import { sql } from 'kysely';

/**
 * The part of a photo's files' keys, as an index has it: it never changes, while the public name is
 * changed when access to the photo narrows.
 */
export const fileToken = sql<string>`coalesce(file_token, rendition_token)`;

/** 128 random bits as 32 hex digits, a new one for each row. */
export const newPublicName = sql<string>`md5(gen_random_uuid()::text || gen_random_uuid()::text)`;
