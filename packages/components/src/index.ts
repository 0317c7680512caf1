import './styles/tokens.css';

export {
	announce,
	BREAKPOINTS,
	Button,
	CheckboxField,
	Dropdown,
	Icon,
	Popover,
	SelectField,
	TextField,
	Tooltip,
	useDebouncedCallback,
	useInstanceId,
	useReducedMotion,
	useViewportMatch,
	VisuallyHidden,
} from './primitives';
export type {
	Breakpoint,
	ButtonProps,
	CheckboxFieldProps,
	DropdownProps,
	DropdownState,
	IconName,
	PopoverProps,
	SelectFieldOption,
	SelectFieldProps,
	TextFieldProps,
	TooltipProps,
} from './primitives';
export { StoreProvider, useStore, type Store } from './store-context';
