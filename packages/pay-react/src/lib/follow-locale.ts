import type { HostedFields } from '@albumen/pay/hosted-fields';

/** Notifies of each language that the fields are given, also by a page that calls `update` itself. */
export function followLocale(
  fields: HostedFields,
  onLocale: (locale: string) => void,
): HostedFields {
  const update = fields.update.bind(fields);
  return Object.assign(fields, {
    update: (...asked: Parameters<typeof update>) => {
      const [look] = asked;
      if (typeof look?.locale === 'string') onLocale(look.locale);
      return update(...asked);
    },
  });
}
