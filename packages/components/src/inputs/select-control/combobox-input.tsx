import { forwardRef } from 'react';
import type { ListBox } from '../../primitives';
import { handleKey } from './keys';
import { optionText, type Option } from './options';
import type { SelectControlProps } from './select-control-props';
import type { SelectState } from './use-select-control';

export interface ControlIds {
	input: string;
	help: string;
}

interface ComboboxInputProps {
	settings: SelectControlProps;
	state: SelectState;
	current: Option | undefined;
	ids: ControlIds;
	listBox: ListBox;
	hasList: boolean;
	placeholder: string | undefined;
}

/** The input of the combobox pattern: the focus stays here, and the highlighted option is only referenced. */
export const ComboboxInput = forwardRef<HTMLInputElement, ComboboxInputProps>(
	function ComboboxInput({ settings, state, current, ids, listBox, hasList, placeholder }, ref) {
		const { multiple = false, isSearchable = false, disabled = false, label } = settings;
		const showsTyped = multiple || !current || (state.isFocused && isSearchable);
		return (
			<input
				ref={ref}
				id={ids.input}
				className="woocommerce-select-control__control-input"
				type={isSearchable ? (settings.searchInputType ?? 'search') : 'text'}
				role="combobox"
				aria-autocomplete={isSearchable ? 'list' : 'none'}
				aria-haspopup="listbox"
				aria-expanded={hasList}
				aria-controls={hasList ? listBox.list.id : undefined}
				aria-activedescendant={hasList ? listBox.activeId : undefined}
				aria-label={label ? undefined : (settings['aria-label'] ?? settings.placeholder)}
				aria-describedby={settings.help ? ids.help : undefined}
				autoComplete={settings.autoComplete ?? 'off'}
				placeholder={placeholder}
				disabled={disabled}
				readOnly={!isSearchable}
				value={showsTyped ? state.query : optionText(current)}
				onChange={(event) => state.type(event.target.value)}
				onFocus={state.focus}
				onClick={() => state.isFocused && !state.isExpanded && state.open()}
				onKeyDown={(event) => handleKey(event, state, listBox)}
			/>
		);
	},
);
