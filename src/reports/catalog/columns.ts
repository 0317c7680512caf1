import { __ } from '@wordpress/i18n';

type Text = string | null | undefined;

/** Columns with a name and type only. The key's literal type lets the endpoint check the sort. */
export const column = {
	/** Money that the server can sort by. */
	money: <Key extends string>(key: Key, label: string) =>
		({ key, label, type: 'currency', isSortable: true }) as const,
	/** A count that the server can sort by. */
	count: <Key extends string>(key: Key, label: string) =>
		({ key, label, type: 'number', isSortable: true }) as const,
	/** Text that the server can sort by; `value` if it is not the row's own field. */
	text: <Key extends string, Row>(key: Key, label: string, value?: (row: Row) => Text) =>
		({ key, label, type: 'text', isSortable: true, ...(value && { value }) }) as const,
	/** The day of a row, within the range; always visible. */
	date: () =>
		({
			key: 'date',
			label: __('Date', 'store-analytics'),
			type: 'date',
			required: true,
			isSortable: true,
			isInRange: true,
			// Without the year, as in most ranges.
			typicalLength: 7,
		}) as const,
};
