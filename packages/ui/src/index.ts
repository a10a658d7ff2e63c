import './tokens/index.ts';

export * from './tokens/index.ts';
export type { ComponentDocs } from './componentDocs.ts';
// layout, actions
export * from './Box/index.ts';
export * from './Button/index.ts';
export * from './Divider/index.ts';
export * from './Grid/index.ts';
export * from './Heading/index.ts';
export * from './IconButton/index.ts';
export * from './Inline/index.ts';
export * from './Link/index.ts';
export * from './NavigationProvider/index.ts';
export * from './Page/index.ts';
export * from './Stack/index.ts';
export * from './Text/index.ts';
export * from './VisuallyHidden/index.ts';
export * from './icons/index.ts';

// choices
export * from './Checkbox/index.ts';
export * from './Choice/index.ts';
export * from './ComboBox/index.ts';
export * from './DatePicker/index.ts';
export * from './DateRangePicker/index.ts';
export * from './FileField/index.ts';
export * from './MultiSelect/index.ts';
export * from './RadioCards/index.ts';
export * from './RadioGroup/index.ts';
export * from './SegmentedControl/index.ts';
export * from './Select/index.ts';
export * from './Switch/index.ts';
export * from './TagsField/index.ts';

// overlays, shell, data
export * from './announce/index.ts';
export * from './AppShell/index.ts';
export * from './Avatar/index.ts';
export * from './Banner/index.ts';
export * from './Breadcrumbs/index.ts';
export * from './Callout/index.ts';
export * from './Card/index.ts';
export * from './CommandPalette/index.ts';
export * from './ConfirmDialog/index.ts';
export * from './DataGrid/index.ts';
export * from './DescriptionList/index.ts';
export * from './Dialog/index.ts';
export * from './Drawer/index.ts';
export * from './EmptyState/index.ts';
export * from './ErrorScreen/index.ts';
export * from './FilterChip/index.ts';
export * from './JobTray/index.ts';
export * from './Loader/index.ts';
export * from './Menu/index.ts';
export * from './Popover/index.ts';
export * from './Progress/index.ts';
export * from './Sidebar/index.ts';
export * from './Skeleton/index.ts';
export * from './SortableList/index.ts';
export * from './SplitPanel/index.ts';
export * from './StatusBadge/index.ts';
export * from './Stepper/index.ts';
export * from './Table/index.ts';
export * from './Tabs/index.ts';
export * from './Toast/index.ts';
export * from './Tooltip/index.ts';
export * from './Wizard/index.ts';

// fields
export * from './Field/index.ts';
export * from './MoneyField/index.ts';
export * from './NumberField/index.ts';
export * from './PasswordField/index.ts';
export * from './SearchField/index.ts';
export * from './TextArea/index.ts';
export * from './TextField/index.ts';
export * from './WeightField/index.ts';
export { messages } from './messages.ts';
export * from './PhoneField/index.ts';
export * from './PincodeField/index.ts';
export * from './OtpField/index.ts';
export * from './DimensionsField/index.ts';
export * from './Form/index.ts';
