export function OverlayHost() {
  return null;
}
