import type { FastifyRequest } from 'fastify';

/** Reads the fields of a JSON body; values other than text become ''. */
export function fieldsOf({ body }: FastifyRequest): (name: string) => string {
	return (name) => {
		const value: unknown = Reflect.get(Object(body), name);
		return typeof value === 'string' ? value : '';
	};
}
