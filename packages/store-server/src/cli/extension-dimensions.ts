import { existsSync, readFileSync } from 'node:fs';
import { addDimension, dimensionOf } from '@store-analytics/rest-api/dimensions';
import { UsageError } from '../base/errors';

/**
 * Adds the dimensions of an extension's script, from the file beside it: `gift-wrap.dimensions.json` of `gift-wrap.js`, a list
 * of `{ "key", "label", "meta" }`. Throws a UsageError that says what is wrong with it.
 */
export function addExtensionDimensions(script: string): void {
	const file = script.replace(/\.js$/, '.dimensions.json');
	if (!existsSync(file)) return;
	for (const { key, label, meta } of dimensionsIn(file)) {
		addDimension({ key, label: () => label, meta });
	}
}

interface OwnDimension {
	readonly key: string;
	readonly label: string;
	readonly meta: string;
}

function dimensionsIn(file: string): readonly OwnDimension[] {
	const list = parsed(file);
	if (!Array.isArray(list)) throw new UsageError(`${file} is no list of dimensions.`);
	return list.map((one: unknown): OwnDimension => {
		const { key, label, meta }: Readonly<Record<string, unknown>> = Object(one);
		const say = (what: string) => new UsageError(`${file}: ${what}`);
		if (typeof key !== 'string' || !/^[a-z][a-z\d]*(_[a-z\d]+)+$/.test(key)) {
			throw say(`the key ${JSON.stringify(key)} is not like "example_gift_wrap".`);
		}
		const own = dimensionOf(key);
		if (own && own.meta === undefined) throw say(`there is a dimension "${key}" already.`);
		if (typeof label !== 'string' || label === '') throw say(`"${key}" has no label.`);
		if (typeof meta !== 'string' || meta === '') {
			throw say(`"${key}" has no meta, the key of an order's meta data.`);
		}
		return { key, label, meta };
	});
}

function parsed(file: string): unknown {
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch (error) {
		throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : ''}`);
	}
}
