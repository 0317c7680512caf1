/** What one argument of a route may be; the subset of JSON schema that WordPress validates with. */
export interface ArgumentSchema {
	readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
	readonly enum?: readonly string[];
	readonly default?: unknown;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly format?: 'date-time';
	readonly items?: ArgumentSchema;
	/** The most items of a list; 5,000 where nothing is said. */
	readonly maxItems?: number;
	/** A list that holds the two ends of a range. */
	readonly isRange?: boolean;
	/** The most signs of a text; as many as a request may hold where nothing is said. */
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

/** The values that a handler is given for its schema: validated, cast, defaults filled in. */
export type ArgumentsOf<Schemas extends ArgumentSchemas> = {
	readonly [Name in keyof Schemas]: Schemas[Name] extends AlwaysThere
		? ValueOf<Schemas[Name]>
		: ValueOf<Schemas[Name]> | undefined;
};

/** `context`, which every route takes and which changes nothing here. */
export const contextArgument = {
	context: { type: 'string', enum: ['view', 'edit'], default: 'view' },
} as const satisfies ArgumentSchemas;

/** `page` and `per_page`; reports that only count may ask for none with `per_page=0`. */
export const pagingArguments = {
	page: { type: 'integer', default: 1, minimum: 1 },
	per_page: { type: 'integer', default: 10, minimum: 1, maximum: 100 },
} as const satisfies ArgumentSchemas;

/** Ids as `a[]=1`, `a[0]=1` or `1,2`; empty when not given. */
export const idList = { type: 'array', items: { type: 'integer' }, default: [] } as const;

/** Ids that a route must tell apart from "not given". */
export const optionalIdList = { type: 'array', items: { type: 'integer' } } as const;

export const sortDirection = { type: 'string', enum: ['asc', 'desc'], default: 'desc' } as const;
