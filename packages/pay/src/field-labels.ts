export { fieldLabelsFor, type FieldLabels } from './protocol/field-labels.ts';
