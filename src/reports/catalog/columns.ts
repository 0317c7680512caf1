import { __ } from '@wordpress/i18n';

/** Columns that say no more than their name and type. The key's literal type lets the endpoint check the sort. */
export const column = {
	/** Money that the server sorts by. */
	money: <Key extends string>(key: Key, label: string) =>
		({ key, label, type: 'currency', isSortable: true }) as const,
	/** A count that the server sorts by. */
	count: <Key extends string>(key: Key, label: string) =>
		({ key, label, type: 'number', isSortable: true }) as const,
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
