/** Somewhere to go from the palette. */
export interface Command {
	/** The same for the same place. */
	readonly id: string;
	readonly group: CommandGroup;
	readonly label: string;
	/** Where it is, such as the report of a view. */
	readonly hint?: string;
	readonly href: string;
	/** Within the app, or another page of wp-admin. */
	readonly type: 'wc-admin' | 'wp-admin' | 'external';
}

export type CommandGroup =
	'shops' | 'views' | 'reports' | 'settings' | 'products' | 'customers' | 'orders';
