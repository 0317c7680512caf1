import { wordPressSchema } from './wordpress-schema';

describe('A JSON schema for WordPress', () => {
	it('has a type where only a constant is named', () => {
		expect(wordPressSchema({ const: 1 })).toEqual({ type: 'integer', enum: [1] });
	});

	it('leaves out what WordPress cannot check, at any depth', () => {
		const condition = {
			if: { required: ['a'] },
			then: {},
			allOf: [{}],
			anyOf: [{ required: ['a'] }],
		};
		const object = { type: 'object', properties: { a: { type: 'string', ...condition } } };
		expect(wordPressSchema({ ...object, ...condition })).toEqual({
			type: 'object',
			properties: { a: { type: 'string' } },
		});
	});

	it('keeps choices that have types, and fields that are named like keywords', () => {
		const choice = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] };
		const schema = { type: 'object', properties: { if: choice }, default: { properties: {} } };
		expect(wordPressSchema(schema)).toEqual(schema);
	});
});
