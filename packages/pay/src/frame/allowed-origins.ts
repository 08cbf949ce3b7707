/** The merchant's origins, as the gateway wrote them into this page. */
export function allowedOrigins(): string[] {
  const list =
    document.querySelector<HTMLMetaElement>('meta[name="albumen-origins"]')?.content ?? '';
  return list.split(/\s+/).filter(Boolean);
}
