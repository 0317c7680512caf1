import { useState, type KeyboardEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { TextField } from '../../primitives';
import { pageFromInput } from './paging';

interface PagePickerProps {
	page: number;
	count: number;
	onPick: (page: number) => void;
}

/** An input that opens a page on Enter or blur. An invalid page is marked and reverted on blur. */
export function PagePicker({ page, count, onPick }: PagePickerProps) {
	const [draft, setDraft] = useState({ page, text: String(page) });
	const text = draft.page === page ? draft.text : String(page);
	const isInvalid = text !== String(page) && pageFromInput(text, page, count) === null;

	const pick = () => {
		const wanted = pageFromInput(text, page, count);
		if (wanted !== null) onPick(wanted);
	};
	const leave = () => {
		pick();
		if (isInvalid) setDraft({ page, text: String(page) });
	};
	const pickOnEnter = (event: KeyboardEvent) => {
		if (event.key !== 'Enter') return;
		// The key must not also press the control that gets the focus on the new page.
		event.preventDefault();
		pick();
	};
	return (
		<TextField
			className="woocommerce-pagination__page-picker"
			label={
				<span className="woocommerce-pagination__page-picker-label">
					{__('Go to page', 'store-analytics')}
				</span>
			}
			inputClassName="woocommerce-pagination__page-picker-input"
			inputMode="numeric"
			autoComplete="off"
			size={Math.max(3, String(count).length)}
			value={text}
			aria-invalid={isInvalid}
			onChange={(value) => setDraft({ page, text: value })}
			onKeyDown={pickOnEnter}
			onBlur={leave}
		/>
	);
}
