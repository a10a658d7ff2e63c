export {
  DescriptionList,
  descriptionLayouts,
  type Description,
  type DescriptionListProps,
} from './DescriptionList.tsx';
