interface DatabaseUrls {
  DATABASE_URL?: string | undefined;
  DATABASE_DIRECT_URL?: string | undefined;
}

/** @throws where it is not set: a machine of many brings no database of its own */
export function databaseUrlOf({ DATABASE_URL }: DatabaseUrls): string {
  if (DATABASE_URL !== undefined) return DATABASE_URL;
  throw new Error('DATABASE_URL: is needed; only npm start brings a database of its own');
}

/** Past a pooler: what sets a session up, or looks into schemas by name, has to have one. */
export function directUrl(settings: DatabaseUrls): string {
  return settings.DATABASE_DIRECT_URL ?? databaseUrlOf(settings);
}
