import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { LoadError } from '../../feedback/load-error/load-error';
import type { ListBox } from '../../primitives';
import type { SelectState } from './use-select-control';

interface ListProps {
	label: string;
	state: SelectState;
	listBox: ListBox;
	isStatic: boolean;
	isSearchable: boolean;
}

/** The options, or why there are none. */
export function List({ label, state, listBox, isStatic, isSearchable }: ListProps) {
	const { shown, status, hasResponse, query } = state;
	const isEmpty = shown.length === 0;
	const hasNothingToSay = isEmpty && status === 'ready' && (!isSearchable || query.trim() === '');
	if (!state.isExpanded || state.isAwaitingText || hasNothingToSay) return null;
	return (
		// Keeps the focus in the input while a mouse button is down in the list.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing to operate: it only keeps the focus where it is
		<div
			className={clsx('woocommerce-select-control__listbox-wrapper', isStatic && 'is-static')}
			onMouseDown={(event) => event.preventDefault()}
		>
			{status !== 'error' && !isEmpty && <Listbox {...{ label, state, listBox }} />}
			{status === 'loading' && isEmpty && (
				<p className="woocommerce-select-control__message">{__('Searching…', 'store-analytics')}</p>
			)}
			{status === 'ready' && isEmpty && hasResponse && (
				<p className="woocommerce-select-control__message">{__('No results', 'store-analytics')}</p>
			)}
			{status === 'error' && (
				<LoadError
					className="woocommerce-select-control__message is-error"
					what={__('The results could not load.', 'store-analytics')}
					error={state.error}
					onRetry={state.retry}
				/>
			)}
		</div>
	);
}

function Listbox({ label, state, listBox }: Pick<ListProps, 'label' | 'state' | 'listBox'>) {
	const { shown, highlighted, pick } = state;
	return (
		<div
			{...listBox.list}
			role="listbox"
			aria-label={label}
			className="woocommerce-select-control__listbox"
		>
			{shown.map((option, index) => (
				// eslint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter picks it in the input, which keeps the focus (aria-activedescendant)
				<div
					key={option.key}
					{...listBox.option(index)}
					role="option"
					tabIndex={-1}
					aria-selected={index === highlighted}
					className={clsx(
						'woocommerce-select-control__option',
						index === highlighted && 'is-selected',
					)}
					onClick={() => pick(option)}
				>
					{option.label}
				</div>
			))}
		</div>
	);
}
