import { __ } from '@wordpress/i18n';

type Text = string | null | undefined;

/** Columns that say no more than their name and type. The key's literal type lets the endpoint check the sort. */
export const column = {
	/** Money that the server sorts by. */
	money: <Key extends string>(key: Key, label: string) =>
		({ key, label, type: 'currency', isSortable: true }) as const,
	/** A count that the server sorts by. */
	count: <Key extends string>(key: Key, label: string) =>
		({ key, label, type: 'number', isSortable: true }) as const,
	/** Words that the server sorts by; `value` where they are not simply the row's own. */
	text: <Key extends string, Row>(key: Key, label: string, value?: (row: Row) => Text) =>
		({ key, label, type: 'text', isSortable: true, ...(value && { value }) }) as const,
	/** The day that a row is about; always shown. */
	date: () =>
		({
			key: 'date',
			label: __('Date', 'store-analytics'),
			type: 'date',
			required: true,
			isSortable: true,
		}) as const,
};
