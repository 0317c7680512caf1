import type { FocusEvent } from 'react';
import clsx from 'clsx';
import { useInstanceId } from '../../primitives';
import { AutofillInput } from './autofill-input';
import { Control } from './control';
import { useOptions } from './keys';
import { List } from './list';
import { selectedOptions } from './options';
import type { SelectControlProps } from './select-control-props';
import { Tags } from './tags';
import { useAnnouncedResults } from './use-announced-results';
import { useSelectControl, type SelectState } from './use-select-control';
import './select-control.css';

/**
 * Lets the user choose one or several options, with a search in long lists: a combobox with tags for the selection.
 * @example <SelectControl label="Fruit" options={[{ key: 'apple', label: 'Apple' }]} selected="apple" onChange={setFruit} />
 */
export function SelectControl(props: SelectControlProps) {
	const { label, help, multiple = false, inlineTags = false, isSearchable = false } = props;
	const id = useInstanceId('select-control');
	const ids = { input: props.id ?? `${id}-input`, help: `${id}-help` };
	const state = keepingFocus(useSelectControl(props), ids.input);
	const listBox = useOptions(`${id}-list`, state);
	useAnnouncedResults(state);
	const items = selectedOptions(state.selected, props.options);
	const name = label ?? props['aria-label'] ?? props.placeholder ?? '';

	const leave = (event: FocusEvent<HTMLElement>) => {
		const goesTo = event.relatedTarget;
		if (goesTo instanceof Node && event.currentTarget.contains(goesTo)) return;
		state.blur();
	};
	return (
		<div
			className={clsx('woocommerce-select-control', props.className, {
				'has-inline-tags': multiple && inlineTags,
				'is-focused': state.isFocused,
				'is-searchable': isSearchable,
			})}
			onBlur={leave}
		>
			{props.autofill && (
				<AutofillInput kind={props.autofill} options={props.options} onPick={state.pick} />
			)}
			{label && (
				<label htmlFor={ids.input} className="sa-field__label">
					{label}
				</label>
			)}
			<div className="woocommerce-select-control__frame">
				<Control
					{...{ state, items, ids, listBox }}
					settings={props}
					hasList={state.isExpanded && state.status !== 'error' && state.shown.length > 0}
				/>
				<List
					{...{ state, listBox }}
					label={name}
					isStatic={props.staticList ?? false}
					isSearchable={isSearchable}
				/>
			</div>
			{multiple && !inlineTags && (
				<Tags
					items={items}
					disabled={props.disabled ?? false}
					onRemove={state.remove}
					onClear={props.showClearButton ? state.clear : undefined}
				/>
			)}
			{help && (
				<p id={ids.help} className="sa-field__help">
					{help}
				</p>
			)}
		</div>
	);
}

/** These buttons disappear when they are pressed, so the focus moves to the input. */
function keepingFocus(state: SelectState, inputId: string): SelectState {
	const thenFocus = (act: () => void) => {
		act();
		document.getElementById(inputId)?.focus();
	};
	return {
		...state,
		remove: (key) => thenFocus(() => state.remove(key)),
		clear: () => thenFocus(state.clear),
		retry: () => thenFocus(state.retry),
	};
}
