import { buttonClass } from '@albumen/ui/buttons/button';
import { Link } from '../../shell/navigation/link.tsx';
import { href } from '../../paths.ts';
import { Credit } from '../plates/credit.tsx';
import { PlateImage } from '../plates/plate-image.tsx';
import { photos, type PlatePhoto } from '../plates/photos.ts';
import './halide-landing.css';

const plates = [
  photos.seeding,
  photos.friends,
  photos.aitzgorri,
  photos.nuthatch,
  photos.stream,
  photos.fig,
] as const satisfies readonly PlatePhoto[];

const promises = [
  [
    'Whole',
    'Up to 3,200 photographs in one gallery, 40 MB each. Your originals stay as you made them.',
  ],
  [
    'Patient',
    'Drop a folder and go on working. An upload that was cut off takes up where it stopped.',
  ],
  ['Open', 'One link. Guests look, favorite and show around without an account, on any phone.'],
  ['Yours', 'You decide about downloads, a PIN, and the day a gallery closes.'],
] as const;

/* Composed like an art book: cover, spread, strip, last plate, colophon. */
export function HalideLanding({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <main id="main" className="book" tabIndex={-1}>
      <section className="book-cover">
        <h1 className="book-cover__title title-xl">Photographs, given room.</h1>
        <div className="book-cover__words">
          <p className="text-lg">
            Galleries that hold a whole wedding and stay out of its way. Upload, share one link, and
            let the pictures speak.
          </p>
          <StartLink isSignedIn={isSignedIn} kind="primary" />
        </div>
        <Plate number={1} photo={plates[0]} sizes="(min-width: 60rem) 80vw, 100vw" isFirst />
      </section>

      <section className="book-spread">
        <Plate number={2} photo={plates[1]} sizes="(min-width: 60rem) 40vw, 80vw" />
        <div className="book-spread__words">
          <h2 className="title-lg">One link, and everyone sees it as you meant it.</h2>
          <dl className="book-promises">
            {promises.map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>

      <section className="book-strip" aria-label="As your guests see it">
        {plates.slice(2, 5).map((photo) => (
          <PlateImage key={photo.file} photo={photo} sizes="(min-width: 44rem) 34vw, 100vw" />
        ))}
      </section>

      <section className="book-end">
        <Plate number={6} photo={plates[5]} sizes="(min-width: 60rem) 58vw, 100vw" />
        <div className="book-end__words">
          <h2 className="title-lg">Begin with one photograph.</h2>
          <StartLink isSignedIn={isSignedIn} kind="plain" />
        </div>
      </section>

      <Colophon />
    </main>
  );
}

function StartLink({ isSignedIn, kind }: { isSignedIn: boolean; kind: 'primary' | 'plain' }) {
  return (
    <Link
      className={buttonClass({ kind })}
      to={isSignedIn ? href.galleryCreate() : href.createAccount(href.galleryCreate())}
    >
      Create a gallery
    </Link>
  );
}

interface PlateProps {
  number: number;
  photo: PlatePhoto;
  sizes: string;
  isFirst?: boolean;
}

function Plate({ number, photo, sizes, isFirst }: PlateProps) {
  return (
    <figure className="plate">
      <PlateImage photo={photo} sizes={sizes} isFirst={isFirst === true} />
      <figcaption className="plate__caption text-sm">
        <span className="plate__number">Plate {number}</span> {photo.title}, {photo.author}
      </figcaption>
    </figure>
  );
}

function Colophon() {
  return (
    <section className="colophon text-sm" aria-labelledby="colophon-title">
      <h2 className="colophon__title" id="colophon-title">
        Plates
      </h2>
      <ol className="colophon__plates">
        {plates.map((photo) => (
          <li key={photo.file}>
            <Credit photo={photo} />
          </li>
        ))}
      </ol>
    </section>
  );
}
