import { __, sprintf } from '@wordpress/i18n';
import { TextField } from '../../../primitives';
import { TextControlWithAffixes } from '../../../inputs/text-control-with-affixes/text-control-with-affixes';
import { interpolate } from '../interpolate';
import type { RowInputProps } from './row-inputs';

/** A number or an amount, or two of them with the rule between (S5.filters.2). */
export function NumberInput(props: RowInputProps) {
	const { row, config, onChange } = props;
	const { value } = row;
	if (row.rule !== 'between') {
		return (
			<div className="woocommerce-filters-advanced__input-range">
				<Amount
					{...props}
					label={amountLabel(config.labels.filter, row.rule === 'lessthan')}
					value={(Array.isArray(value) ? value.find(Boolean) : value) ?? ''}
					onChange={onChange}
				/>
			</div>
		);
	}
	const [from = '', to = ''] = Array.isArray(value)
		? value
		: [typeof value === 'string' ? value : ''];
	const parts = {
		rangeStart: (
			<Amount
				{...props}
				label={amountLabel(config.labels.filter, false)}
				value={from}
				onChange={(start) => onChange([start, to])}
			/>
		),
		rangeEnd: (
			<Amount
				{...props}
				label={amountLabel(config.labels.filter, true)}
				value={to}
				onChange={(end) => onChange([from, end])}
			/>
		),
		span: (text: React.ReactNode) => <span className="separator">{text}</span>,
	};
	return (
		<div className="woocommerce-filters-advanced__input-range is-between">
			{
				/* translators: two input fields; keep {{rangeStart /}}, {{rangeEnd /}} and {{span}} as they are */
				interpolate(
					__('{{rangeStart /}}{{span}} and {{/span}}{{rangeEnd /}}', 'store-analytics'),
					parts,
				)
			}
		</div>
	);
}

function amountLabel(name: string | undefined, isMaximum: boolean): string {
	const bound = isMaximum
		? __('maximum amount', 'store-analytics')
		: __('minimum amount', 'store-analytics');
	/* translators: 1: name of a filter, 2: "minimum amount" or "maximum amount" */
	return name ? sprintf(__('%1$s, %2$s', 'store-analytics'), name, bound) : bound;
}

interface AmountProps extends Pick<RowInputProps, 'config' | 'currency'> {
	label: string;
	value: string;
	onChange: (value: string) => void;
}

/** A currency's symbol has the shop's position (S5.currency-and-numbers.1). */
function Amount({ config, currency, label, value, onChange }: AmountProps) {
	const shared = {
		className: 'woocommerce-filters-advanced__input',
		type: 'number',
		step: 'any',
		min: 0,
		'aria-label': label,
		value,
		onChange,
	};
	if (config.input.component !== 'Currency') return <TextField {...shared} />;
	const { symbol = '$', symbolPosition = 'left' } = currency;
	return symbolPosition.startsWith('right') ? (
		<TextControlWithAffixes {...shared} suffix={symbol} />
	) : (
		<TextControlWithAffixes {...shared} prefix={symbol} />
	);
}
