/** A destination in the palette. */
export interface Command {
	/** Equal for equal destinations. */
	readonly id: string;
	readonly group: CommandGroup;
	readonly label: string;
	/** Its location, such as the report of a view. */
	readonly hint?: string;
	/** Only listed once its name is searched. */
	readonly onlyIfSearched?: true;
	readonly href: string;
	/** A path within the app, or another page of wp-admin. */
	readonly type: 'wc-admin' | 'wp-admin' | 'external';
}

export type CommandGroup =
	'numbers' | 'shops' | 'views' | 'reports' | 'settings' | 'products' | 'customers' | 'orders';
