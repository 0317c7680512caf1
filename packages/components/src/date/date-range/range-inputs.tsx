import type { KeyboardEvent, Ref } from 'react';
import { __, _x } from '@wordpress/i18n';
import type { FocusedInput } from '../calendar/calendar';
import { DateInput } from '../date-picker/date-input';
import type { RangeDraft } from './typed-range';

export interface RangeInputsProps {
	draft: RangeDraft;
	dateFormat: string;
	startInput?: Ref<HTMLInputElement>;
	endInput?: Ref<HTMLInputElement>;
	onType: (end: 'after' | 'before', text: string) => void;
	onFocus?: (input: FocusedInput) => void;
	onKeyDown?: (event: KeyboardEvent) => void;
}

/** Both ends of a range as text. */
export function RangeInputs(props: RangeInputsProps) {
	const { draft, dateFormat, startInput, endInput, onType, onFocus, onKeyDown } = props;
	return (
		<div className="woocommerce-calendar__inputs">
			<DateInput
				ref={startInput}
				label={__('Start date', 'store-analytics')}
				value={draft.afterText}
				error={draft.afterError}
				onChange={(text) => onType('after', text)}
				onFocus={() => onFocus?.('startDate')}
				{...{ dateFormat, onKeyDown }}
			/>
			<span className="woocommerce-calendar__inputs-to">
				{_x('to', 'between two dates', 'store-analytics')}
			</span>
			<DateInput
				ref={endInput}
				label={__('End date', 'store-analytics')}
				value={draft.beforeText}
				error={draft.beforeError}
				onChange={(text) => onType('before', text)}
				onFocus={() => onFocus?.('endDate')}
				{...{ dateFormat, onKeyDown }}
			/>
		</div>
	);
}
