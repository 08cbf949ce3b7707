import { limits } from '@albumen/contract/limits';

const megabytes = limits.photoMaxBytes / limits.megabyteBytes;
const logoMegabytes = limits.logoMaxBytes / limits.megabyteBytes;
const photos = limits.photosPerGallery.toLocaleString('en-US');

export function HelpUploading() {
  return (
    <>
      <p>
        Open a gallery, then drop files or whole folders anywhere on the page. Photos appear in the
        gallery while the rest is still on its way, and you can go on working.
      </p>
      <p>
        If the network drops, the computer sleeps or the page is reloaded, choose the same folder
        again: everything that arrived is recognized and nothing is sent twice.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Limit</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Photos in one gallery</th>
            <td>{photos}</td>
          </tr>
          <tr>
            <th scope="row">Size of one photo</th>
            <td>up to {megabytes} MB</td>
          </tr>
          <tr>
            <th scope="row">Type</th>
            <td>jpg and jpeg</td>
          </tr>
          <tr>
            <th scope="row">Longest side</th>
            <td>
              at least {limits.photoMinPixels} px; {limits.photoRecommendedPixels} px or more prints
              well
            </td>
          </tr>
          <tr>
            <th scope="row">Your logo</th>
            <td>
              jpg, jpeg, png or svg, up to {logoMegabytes} MB, at least {limits.logoMinPixels} px
            </td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

export function HelpUploadErrors() {
  return (
    <>
      <p>
        Before anything is sent we look at every file. Those that cannot be printed or shown are
        listed with the reason; all others go on.
      </p>
      <h3 id="unsupported-file-type">Unsupported file type</h3>
      <p>
        We support jpg and jpeg files. HEIC photos come from iPhones: set Camera → Formats to ‘Most
        Compatible’, or export as JPEG from Photos. RAW files (CR3, NEF, ARW, DNG) are negatives;
        export them as JPEG at full size and quality 90 or more.
      </p>
      <h3 id="exceeds-size-limit">Too large</h3>
      <p>
        A photo must be below {megabytes} MB. Export it again with a quality of 90 instead of 100;
        the difference cannot be seen in print, and the file is about half as large.
      </p>
      <h3 id="below-size-minimum">Too small</h3>
      <p>
        The longest side must have at least {limits.photoMinPixels} px. Smaller files are usually
        previews: look for the original, not the one from a chat or a web page.
      </p>
      <h3 id="below-size-recommendation">Might not print well</h3>
      <p>
        Between {limits.photoMinPixels} and {limits.photoRecommendedPixels} px a photo looks fine on
        screens and in small prints. Tick the box beside it to upload it all the same.
      </p>
      <h3 id="exceeds-file-limit">Too many files</h3>
      <p>
        Galleries support up to {photos} files. Make a second gallery for the rest, by day or by
        place. If a browser cannot hold that many files at once, use Chrome or Firefox.
      </p>
      <h3 id="upload-failed">An upload failed</h3>
      <p>
        Press ‘Retry all’. What has arrived is kept; only the rest is sent again. A file that keeps
        failing is often damaged on its card: open it and export it once more.
      </p>
    </>
  );
}
