import { createImagingHost, type ImagingHost } from '@albumen/imaging/imaging-host';

/** Decoder processes are started by the first picture: a web process may never see one. */
export function createLazyImaging(processes: number): ImagingHost {
  let host: ImagingHost | undefined;
  const opened = () => (host ??= createImagingHost({ processes }));
  return {
    probe: (path) => opened().probe(path),
    render: (path, plan, outDir) => opened().render(path, plan, outDir),
    renderLogo: (path, outPath) => opened().renderLogo(path, outPath),
    close: async () => host?.close(),
  };
}
