import { buttonClass } from '@albumen/ui/buttons/button';
import { Link } from '../../shell/navigation/link.tsx';
import { href } from '../../paths.ts';
import { Credit } from '../plates/credit.tsx';
import { PlateImage } from '../plates/plate-image.tsx';
import { photos, type PlatePhoto } from '../plates/photos.ts';
import { ProofMarks } from '../plates/proof-marks.tsx';
import './cyan-landing.css';

const sheet = [
  photos.brushes,
  photos.fig,
  photos.clock,
  photos.bird,
  photos.sunset,
] as const satisfies readonly PlatePhoto[];

const figures = [
  ['3,200', 'photos in one gallery, in the order you want'],
  ['40 MB', 'a photo, original kept byte for byte'],
  ['1 link', 'for every guest, on every phone'],
] as const;

const steps = [
  [
    'Drop the folder',
    'Close the laptop, lose the network: the upload goes on where it stopped. Nothing is sent twice.',
  ],
  [
    'Share the link',
    'Copy it, mail it, print the QR code. Guests need no account to look and favorite.',
  ],
  [
    'See what they love',
    'Who favorited what, as a list for Lightroom. Downloads as you allow them.',
  ],
] as const;

/* A workshop wall: one loud block, one proof, one contact sheet, plain facts. */
export function CyanLanding({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <main id="main" className="shop-wall" tabIndex={-1}>
      <section className="proof">
        <div className="proof__block">
          <h1 className="proof__title title-xl">
            <span>Shoot.</span> <span>Share.</span> <span>Print.</span>
          </h1>
          <p className="text-lg">
            Galleries for photographers who deliver. Upload the whole job, send one link, hear what
            they love.
          </p>
          <Link
            className={buttonClass({ kind: 'primary' })}
            to={isSignedIn ? href.galleryCreate() : href.createAccount(href.galleryCreate())}
          >
            Create a gallery
          </Link>
        </div>
        <figure className="proof__sheet">
          <ProofMarks>
            <PlateImage photo={photos.bridge} sizes="(min-width: 60rem) 46vw, 100vw" isFirst />
          </ProofMarks>
          <figcaption className="proof__slug text-xs">
            <Credit photo={photos.bridge} />
          </figcaption>
        </figure>
      </section>

      <section className="contact-sheet" aria-label="From the galleries">
        {sheet.map((photo, index) => (
          <figure
            className={`contact-sheet__frame contact-sheet__frame--${photo.file}`}
            key={photo.file}
          >
            <PlateImage photo={photo} sizes="(min-width: 44rem) 33vw, 100vw" />
            <figcaption className="text-xs">
              <b>{String(index + 1).padStart(2, '0')}</b> <Credit photo={photo} />
            </figcaption>
          </figure>
        ))}
      </section>

      <section className="figures" aria-label="In figures">
        {figures.map(([figure, text]) => (
          <p className="figures__block" key={figure}>
            <span className="title-xl">{figure}</span>
            <span className="text-lg">{text}</span>
          </p>
        ))}
      </section>

      <section className="run">
        <h2 className="title-lg">How a job runs</h2>
        <ol className="run__steps">
          {steps.map(([title, text], index) => (
            <li key={title}>
              <span className="run__number title-lg">{index + 1}</span>
              <h3 className="title-sm">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </main>
  );
}
