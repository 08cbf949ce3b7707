const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Is this one of the merchant's, as the gateway wrote them into this page? */
export function isAllowedOrigin(origin: string): boolean {
  const list = document.querySelector<HTMLMetaElement>('meta[name="albumen-origins"]')?.content;
  const allowed = (list ?? '').split(' ');
  return allowed.includes(origin) || (allowed.includes('loopback') && loopback.test(origin));
}
