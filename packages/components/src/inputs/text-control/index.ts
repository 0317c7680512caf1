export { TextControl } from './text-control';
export {
	TextControlWithAffixes,
	type TextControlWithAffixesProps,
} from './text-control-with-affixes';
