import { Icon } from './Icon.tsx';
import type { IconProps } from './Icon.tsx';

export type { IconProps } from './Icon.tsx';

export const HomeIcon = (props: IconProps) => <Icon d="M4 11 12 4l8 7v9h-5v-6H9v6H4z" {...props} />;
export const BoxIcon = (props: IconProps) => (
  <Icon d="m12 3 8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9" {...props} />
);
export const TruckIcon = (props: IconProps) => (
  <Icon
    d="M3 6h11v10H3zM14 10h4l3 3v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4z"
    {...props}
  />
);
export const WarningIcon = (props: IconProps) => <Icon d="M12 4 2.8 20h18.4zM12 10v5m0 2.5v.1" {...props} />;
export const ReturnIcon = (props: IconProps) => (
  <Icon d="M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-3" {...props} />
);
export const ReceiptIcon = (props: IconProps) => (
  <Icon d="M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6m-6 4h6" {...props} />
);
export const ScaleIcon = (props: IconProps) => (
  <Icon d="M12 4v16m-5 0h10M5 7h14M5 7l-3 7h6zm14 0-3 7h6z" {...props} />
);
export const CardIcon = (props: IconProps) => <Icon d="M3 6h18v12H3zM3 10h18M6 15h4" {...props} />;
export const ChartIcon = (props: IconProps) => <Icon d="M4 20V4m0 16h16M8 17v-5m4 5V8m4 9v-7" {...props} />;
export const GridIcon = (props: IconProps) => (
  <Icon d="M4 4h7v7H4zm9 0h7v7h-7zm-9 9h7v7H4zm9 0h7v7h-7z" {...props} />
);
export const ClipboardIcon = (props: IconProps) => (
  <Icon d="M7 5h10v16H7zM9 3h6v4H9zm1 10 2 2 3-4" {...props} />
);
export const CalculatorIcon = (props: IconProps) => (
  <Icon d="M6 3h12v18H6zM9 7h6M9 12h.1m2.9 0h.1m2.9 0h.1M9 16h.1m2.9 0h.1m2.9 0h.1" {...props} />
);
export const GearIcon = (props: IconProps) => (
  <Icon
    d="M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM12 3v3m0 12v3M3 12h3m12 0h3M5.6 5.6l2.2 2.2m8.4 8.4 2.2 2.2m0-12.8-2.2 2.2m-8.4 8.4-2.2 2.2"
    {...props}
  />
);
export const SearchIcon = (props: IconProps) => (
  <Icon d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2 5 5" {...props} />
);
export const PlusIcon = (props: IconProps) => <Icon d="M12 5v14M5 12h14" {...props} />;
export const MinusIcon = (props: IconProps) => <Icon d="M5 12h14" {...props} />;
export const CloseIcon = (props: IconProps) => <Icon d="m6 6 12 12M18 6 6 18" {...props} />;
export const CheckIcon = (props: IconProps) => <Icon d="m5 12.5 4.5 4.5L19 7.5" {...props} />;
export const ChevronDownIcon = (props: IconProps) => <Icon d="m6 9 6 6 6-6" {...props} />;
export const ChevronUpIcon = (props: IconProps) => <Icon d="m6 15 6-6 6 6" {...props} />;
export const ChevronLeftIcon = (props: IconProps) => <Icon d="m15 6-6 6 6 6" {...props} />;
export const ChevronRightIcon = (props: IconProps) => <Icon d="m9 6 6 6-6 6" {...props} />;
export const CalendarIcon = (props: IconProps) => <Icon d="M4 6h16v15H4zM4 10h16M8 3v4m8-4v4" {...props} />;
export const DownloadIcon = (props: IconProps) => <Icon d="M12 4v11m-5-5 5 5 5-5M4 20h16" {...props} />;
export const UploadIcon = (props: IconProps) => <Icon d="M12 16V5M7 10l5-5 5 5M4 20h16" {...props} />;
export const PrintIcon = (props: IconProps) => (
  <Icon d="M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z" {...props} />
);
export const PhoneIcon = (props: IconProps) => (
  <Icon
    d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z"
    {...props}
  />
);
export const PinIcon = (props: IconProps) => (
  <Icon
    d="M12 21s7-6.3 7-11.5A7 7 0 0 0 5 9.500C5 14.7 12 21 12 21zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z"
    {...props}
  />
);
export const EditIcon = (props: IconProps) => <Icon d="M4 20h4L19 9l-4-4L4 16zM13 7l4 4" {...props} />;
export const CopyIcon = (props: IconProps) => <Icon d="M9 9h11v11H9zM5 15H4V4h11v1" {...props} />;
export const MoreIcon = (props: IconProps) => <Icon d="M5 12h.1m6.9 0h.1m6.9 0h.1" {...props} />;
export const MenuIcon = (props: IconProps) => <Icon d="M4 7h16M4 12h16M4 17h16" {...props} />;
export const EyeIcon = (props: IconProps) => (
  <Icon d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6z" {...props} />
);
export const EyeOffIcon = (props: IconProps) => (
  <Icon
    d="m4 4 16 16M9.9 5.300A9 9 0 0 1 12 5c6 0 10 7 10 7a17 17 0 0 1-3 3.600M6 7.500A17 17 0 0 0 2 12s4 7 10 7a9 9 0 0 0 4-1"
    {...props}
  />
);
export const InfoIcon = (props: IconProps) => (
  <Icon d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-10v5m0-8.500v.1" {...props} />
);
export const FilterIcon = (props: IconProps) => <Icon d="M4 6h16M7 12h10M10 18h4" {...props} />;
export const ColumnsIcon = (props: IconProps) => <Icon d="M4 5h16v14H4zM10 5v14m5-14v14" {...props} />;
export const RefreshIcon = (props: IconProps) => (
  <Icon d="M20 11a8 8 0 0 0-14-4.500L4 9m0-5v5h5M4 13a8 8 0 0 0 14 4.500l2-2.500m0 5v-5h-5" {...props} />
);
export const ClockIcon = (props: IconProps) => (
  <Icon d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-14v5l3 2" {...props} />
);
export const UserIcon = (props: IconProps) => (
  <Icon d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21a8 8 0 0 1 16 0" {...props} />
);
export const LogOutIcon = (props: IconProps) => <Icon d="M10 4H5v16h5M15 8l4 4-4 4m4-4H9" {...props} />;
export const ExternalIcon = (props: IconProps) => <Icon d="M14 4h6v6m0-6-9 9M18 14v6H4V6h6" {...props} />;
export const TrashIcon = (props: IconProps) => <Icon d="M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14" {...props} />;
export const SidebarIcon = (props: IconProps) => <Icon d="M4 5h16v14H4zM10 5v14" {...props} />;
export const LockIcon = (props: IconProps) => (
  <Icon d="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3" {...props} />
);
export const UnlockIcon = (props: IconProps) => (
  <Icon d="M6 11h12v9H6zM8.500 11V7a3.500 3.500 0 0 1 6.800-1.200" {...props} />
);
