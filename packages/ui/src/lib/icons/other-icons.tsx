import { dots, outline } from './draw.tsx';

export const UploadIcon = outline('M10 13V3.5M6 7l4-4 4 4M3.5 16.5h13');

export const PlusIcon = outline('M10 4v12M4 10h12');

export const MinusIcon = outline('M4 10h12');

export const ChevronLeftIcon = outline('m12.5 4-6 6 6 6');

export const ChevronRightIcon = outline('m7.5 4 6 6-6 6');

export const ChevronDownIcon = outline('m4.5 7.5 5.5 5.5 5.5-5.5');

export const ArrowRightIcon = outline('M3.5 10h13m-5-5 5 5-5 5');

export const ArrowUpIcon = outline('M10 16.5v-13m-5 5 5-5 5 5');

export const ArrowDownIcon = outline('M10 3.5v13m5-5-5 5-5-5');

export const ExternalIcon = outline('M8 4H4v12h12v-4M11.5 3.5h5v5m0-5-7.5 7.5');

export const MenuIcon = outline('M3 6h14M3 10h14M3 14h14');

export const MoreIcon = dots('M4.5 10h.01M10 10h.01M15.5 10h.01');

export const SearchIcon = outline(
  'm16.5 16.5-4-4M13.8 8.6a5.2 5.2 0 1 1-10.4 0 5.2 5.2 0 0 1 10.4 0',
);

export const SortIcon = outline('M4 5.5h12M4 10h8M4 14.5h4.5');

export const FilterIcon = outline('M3.5 5.5h13M6 10h8M8.5 14.5h3');

export const TrashIcon = outline(
  'M3.5 5.5h13M8 5.5V3.4h4v2.1M5.2 5.5l.8 11h8l.8-11M8.4 8.8l.2 4.7m3-4.7-.2 4.7',
);

export const PencilIcon = outline(
  'm11.8 5 3.2 3.2M4 16l.8-4L13 3.8a1.6 1.6 0 0 1 2.3 0l.9.9a1.6 1.6 0 0 1 0 2.3L8 15.2z',
);

export const UndoIcon = outline('M7 4 3.5 7.5 7 11M4 7.5h7.5a4.5 4.5 0 0 1 0 9H8');

export const RetryIcon = outline('M16 4v4h-4M15.6 8A6.2 6.2 0 1 0 16 11.5');

export const InfoIcon = outline('M10 9.2v4.6M10 6.2h.01M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0');

export const WarningIcon = outline('M10 8v3.8M10 14.3h.01M10 3 2.6 16.4h14.8z');

export const HelpIcon = outline(
  'M7.9 7.8a2.2 2.2 0 1 1 3.2 2c-.7.4-1.1.9-1.1 1.7M10 14.2h.01M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0',
);

export const CalendarIcon = outline('M3.5 5h13v11.5h-13zM3.5 8.7h13M7 3v3.4M13 3v3.4');

export const LinkIcon = outline(
  'm8.2 11.8 3.6-3.6M9.2 6.2l1.9-1.9a3.2 3.2 0 0 1 4.6 4.6l-1.9 1.9M10.8 13.8l-1.9 1.9a3.2 3.2 0 0 1-4.6-4.6l1.9-1.9',
);

export const CopyIcon = outline('M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7');

export const MailIcon = outline('M2.8 5h14.4v10.5H2.8zM3 5.3l7 5.7 7-5.7');

export const EyeIcon = outline(
  'M2 10c1.9-3.4 4.6-5.1 8-5.1s6.1 1.7 8 5.1c-1.9 3.4-4.6 5.1-8 5.1S3.9 13.4 2 10M12.3 10a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0',
);

export const EyeOffIcon = outline(
  'M8.2 5.1A8.6 8.6 0 0 1 10 4.9c3.4 0 6.1 1.7 8 5.1a13 13 0 0 1-2 2.7M5.2 6.6A12 12 0 0 0 2 10c1.9 3.4 4.6 5.1 8 5.1a8.5 8.5 0 0 0 3.8-.9M3.5 3.5l13 13',
);

export const StarIcon = outline(
  'm10 2.9 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.2l5-.7z',
);

export const PhotoIcon = outline(
  'M3 4h14v12H3zM3.2 14l4.3-4.6 3.6 3.9 2.2-2.3 3.5 3.7M13.6 7.4h.01',
);

export const FolderIcon = outline('M2.8 15.8V4.5h5l1.7 2.2h7.7v9.1z');

export const PauseIcon = outline('M6.8 4v12M13.2 4v12');

export const UserIcon = outline(
  'M13.2 6.7a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0M3.8 17c.5-3.3 2.6-5 6.2-5s5.7 1.7 6.2 5',
);

export const LockIcon = outline('M4.5 9h11v7.5h-11zM7 9V6.5a3 3 0 0 1 6 0V9');

export const SunIcon = outline(
  'M13 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0M10 2.5v1.3M10 16.2v1.3M2.5 10h1.3M16.2 10h1.3M4.7 4.7l.9.9M14.4 14.4l.9.9M15.3 4.7l-.9.9M5.6 14.4l-.9.9',
);

export const MoonIcon = outline('M16.3 12.2A6.8 6.8 0 0 1 7.8 3.7a6.8 6.8 0 1 0 8.5 8.5');

export const AutoSchemeIcon = outline(
  'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0',
  <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" />,
);

export const DragIcon = dots('M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01');

export const SettingsIcon = outline(
  'M3 6h6m4.5 0H17M3 14h3.5m4.5 0h6M13.5 6a2 2 0 1 1-4 0 2 2 0 0 1 4 0M11 14a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
);

export const QrIcon = outline(
  'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h2v2M16.5 11.5v.01M11.5 16.5v.01M16.5 14v2.5H14',
);

export const OfflineIcon = outline(
  'M3 3l14 14M6.3 12.3a5.3 5.3 0 0 1 2.9-1.5M13.7 12.3a5.3 5.3 0 0 0-1-.7M3.5 9a9.3 9.3 0 0 1 3.2-2.1M16.5 9a9.3 9.3 0 0 0-6.2-2.6M10 15.5h.01',
);

export const TurnIcon = outline(
  'M4 9.5h8.5v7H4zM9 3.5 7 5.5l2 2M7.2 5.5H13a3.5 3.5 0 0 1 3.5 3.5v1.5',
);

export const FlipIcon = outline('M10 3v14M7.5 5.5v9H3zM12.5 5.5v9H17z');

export const SwapIcon = outline('M3.5 7h12M12.5 4l3 3-3 3M16.5 13h-12M7.5 10l-3 3 3 3');

export const RedoIcon = outline('m13 4 3.5 3.5L13 11M16 7.5H8.5a4.5 4.5 0 0 0 0 9H12');

export const WordsIcon = outline('M4 6V4h12v2M10 4v12M7.5 16h5');

export const LayoutIcon = outline('M3.5 3.5h13v13h-13zM10 3.5v13M10 9h6.5');

export const OptionsIcon = outline('M3 6h7M14 6h3M3 14h3M10 14h7M12 4v4M8 12v4');

export const GuidesIcon = outline('M5.5 2v16M14.5 2v16M2 5.5h16M2 14.5h16');
