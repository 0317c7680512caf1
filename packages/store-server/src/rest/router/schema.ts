/** The schema of an argument; the subset of JSON schema that WordPress validates. */
export interface ArgumentSchema {
	readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
	readonly enum?: readonly string[];
	readonly default?: unknown;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly format?: 'date-time';
	readonly items?: ArgumentSchema;
	/** The most items of a list; 5,000 by default. */
	readonly maxItems?: number;
	/** A list with the two ends of a range. */
	readonly isRange?: boolean;
	/** WooCommerce’s route has no such argument: links to other pages repeat it as it was sent. */
	readonly isOwn?: boolean;
	/** The most characters of a text; by default the limit of a request. */
	readonly maxLength?: number;
	readonly required?: boolean;
}

export type ArgumentSchemas = Readonly<Record<string, ArgumentSchema>>;

type ValueOf<Schema extends ArgumentSchema> = Schema extends { type: 'array'; items: infer Items }
	? Items extends ArgumentSchema
		? ValueOf<Items>[]
		: unknown[]
	: Schema extends { type: 'array' }
		? unknown[]
		: Schema extends { enum: readonly (infer Choice)[] }
			? Choice
			: Schema extends { type: 'integer' | 'number' }
				? number
				: Schema extends { type: 'boolean' }
					? boolean
					: Schema extends { type: 'string' }
						? string
						: unknown;

type AlwaysThere = { default: NonNullable<unknown> } | { required: true };

/** The values that a handler gets for its schema: validated, cast, with defaults. */
export type ArgumentsOf<Schemas extends ArgumentSchemas> = {
	readonly [Name in keyof Schemas]: Schemas[Name] extends AlwaysThere
		? ValueOf<Schemas[Name]>
		: ValueOf<Schemas[Name]> | undefined;
};

/** `context`, which every route accepts and ignores. */
export const contextArgument = {
	context: { type: 'string', enum: ['view', 'edit'], default: 'view' },
} as const satisfies ArgumentSchemas;

/** `page` and `per_page`; clients that only count may send `per_page=0`. */
export const pagingArguments = {
	page: { type: 'integer', default: 1, minimum: 1 },
	per_page: { type: 'integer', default: 10, minimum: 1, maximum: 100 },
} as const satisfies ArgumentSchemas;

/** Ids as `a[]=1`, `a[0]=1` or `1,2`; empty when not given. */
export const idList = { type: 'array', items: { type: 'integer' }, default: [] } as const;

/** Ids for routes that distinguish an empty list from none. */
export const optionalIdList = { type: 'array', items: { type: 'integer' } } as const;

export const sortDirection = { type: 'string', enum: ['asc', 'desc'], default: 'desc' } as const;
