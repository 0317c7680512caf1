/** What agents may do in the plugin: `GET store-analytics/v1/agents`. */
export interface AgentAccess {
	/** Whether this WordPress has abilities: 6.9 and newer. */
	readonly is_available: boolean;
	/** Whether the user may change the rest. */
	readonly may_change: boolean;
	/** Whether MCP servers list the abilities. */
	readonly is_public: boolean;
	/** Whether users who may list users get names of customers. */
	readonly personal_data: boolean;
}

/** A call of an agent. */
export interface AgentCall {
	/** UTC, such as `2026-11-27T18:05:35Z`. */
	readonly at: string;
	/** The log-in name of the user. */
	readonly user: string;
	/** The name of the application password; empty for a log-in in the browser. */
	readonly app: string;
	/** The path of REST. */
	readonly via: string;
	readonly ability: string;
	/** The beginning of its input, as JSON. */
	readonly asked: string;
	/** `done`, `running`, `refused` after too many calls, or the code of an error. */
	readonly outcome: string;
	readonly rows: number;
	readonly milliseconds: number;
}

/** The latest calls: `GET store-analytics/v1/agents/calls`. */
export interface AgentCalls {
	/** The newest first. */
	readonly calls: readonly AgentCall[];
	/** How many the log has, up to 1,000. */
	readonly total: number;
}

/** How a shop writes money and dates: `GET store-analytics/v1/formats` of the store server. */
export interface ShopFormats {
	/** WordPress's name, such as `de_DE`. */
	readonly locale: string;
	readonly currency: {
		readonly code: string;
		readonly symbol: string;
		readonly symbolPosition: string;
		readonly decimalSeparator: string;
		readonly thousandSeparator: string;
		readonly precision: number;
		readonly priceFormat: string;
	};
	/** In PHP's notation. */
	readonly date_format: string;
	/** 0 for Sunday. */
	readonly week_start: number;
}

/** What the view of a tool's result gets besides the result. Models do not see it. */
export interface ViewData {
	/** The request with days instead of names of ranges. */
	readonly asked: Readonly<Record<string, unknown>>;
	readonly formats: ShopFormats;
	/** The numbers of the request. */
	readonly metrics: readonly {
		readonly key: string;
		readonly label: string;
		readonly unit: string;
	}[];
}

/** The name of the view's data in `_meta` of a tool's result. */
export const VIEW_DATA = 'store-analytics/view';
