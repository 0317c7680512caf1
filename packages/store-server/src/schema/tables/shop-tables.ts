import { CREATED, type TableDefinition } from '../types';

/**
 * General data of the shop: people, settings, options, notes, reference data. `body` and `value` columns contain JSON
 * text.
 */
export const shopTables = {
	store_meta: {
		columns: { key: 'VARCHAR NOT NULL', value: 'VARCHAR NOT NULL' },
		primaryKey: ['key'],
	},
	users: {
		columns: {
			id: 'BIGINT NOT NULL',
			username: 'VARCHAR NOT NULL',
			email: 'VARCHAR NOT NULL',
			first_name: 'VARCHAR NOT NULL',
			last_name: 'VARCHAR NOT NULL',
			role: 'VARCHAR NOT NULL',
			date_created: 'TIMESTAMP',
			date_created_gmt: 'TIMESTAMP',
			body: 'VARCHAR NOT NULL',
		},
	},
	user_meta: {
		columns: { user_id: 'BIGINT NOT NULL', key: 'VARCHAR NOT NULL', value: 'VARCHAR NOT NULL' },
		primaryKey: ['user_id', 'key'],
	},
	settings: {
		columns: {
			group_id: 'VARCHAR NOT NULL',
			id: 'VARCHAR NOT NULL',
			position: 'INTEGER NOT NULL',
			body: 'VARCHAR NOT NULL',
		},
		primaryKey: ['group_id', 'id'],
	},
	options: {
		columns: { name: 'VARCHAR NOT NULL', value: 'VARCHAR NOT NULL' },
		primaryKey: ['name'],
	},
	notes: {
		columns: {
			id: 'BIGINT NOT NULL',
			name: 'VARCHAR NOT NULL',
			type: 'VARCHAR NOT NULL',
			status: 'VARCHAR NOT NULL',
			source: 'VARCHAR NOT NULL',
			...CREATED,
			date_reminder_gmt: 'TIMESTAMP',
			is_deleted: 'BOOLEAN NOT NULL',
			is_read: 'BOOLEAN NOT NULL',
			body: 'VARCHAR NOT NULL',
		},
		primaryKey: ['id'],
	},
	countries: {
		columns: {
			code: 'VARCHAR NOT NULL',
			name: 'VARCHAR NOT NULL',
			position: 'INTEGER NOT NULL',
			states: 'VARCHAR NOT NULL',
		},
	},
	payment_gateways: {
		columns: { id: 'VARCHAR NOT NULL', position: 'INTEGER NOT NULL', body: 'VARCHAR NOT NULL' },
		primaryKey: ['id'],
	},
	/** The shipping methods of zones; zone 0 is every other place. */
	shipping_zone_methods: {
		columns: {
			instance_id: 'VARCHAR NOT NULL',
			zone_id: 'BIGINT NOT NULL',
			zone_name: 'VARCHAR NOT NULL',
		},
	},
	/** Progress of a sync as JSON, by subject (sync/run/sync-state.ts). */
	sync_state: {
		columns: { key: 'VARCHAR NOT NULL', value: 'VARCHAR NOT NULL' },
		primaryKey: ['key'],
	},
	/** Customers of the shop’s own reports; `email` is in lower case. */
	known_customers: {
		columns: {
			id: 'BIGINT NOT NULL',
			user_id: 'BIGINT',
			email: 'VARCHAR NOT NULL',
			body: 'VARCHAR NOT NULL',
		},
	},
	/** Ids assigned by name to lines of deleted products; null in the row of a product’s own name. */
	deleted_product_ids: {
		columns: {
			name: 'VARCHAR NOT NULL',
			product_id: 'BIGINT NOT NULL',
			variation_id: 'BIGINT',
		},
	},
	/** Report exports in chunks; a file is complete when its last chunk exists. */
	report_exports: {
		columns: {
			id: 'VARCHAR NOT NULL',
			position: 'INTEGER NOT NULL',
			text: 'VARCHAR NOT NULL',
			is_last: 'BOOLEAN NOT NULL',
		},
	},
} as const satisfies Record<string, TableDefinition>;
