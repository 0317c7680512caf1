/** Returns the methods of a path below the API; undefined if it has no GET. */
type MethodsAt = (path: string) => readonly string[] | undefined;

/**
 * Adds to each record's self link the methods of its address, as WordPress does since 6.7. Records are the response or
 * its items, and embedded ones.
 */
export function withLinkMethods(data: unknown, apiRoot: string, methodsAt: MethodsAt): unknown {
	if (Array.isArray(data)) {
		return data.map((item) => withLinkMethods(item, apiRoot, methodsAt));
	}
	if (!isRecord(data) || !isRecord(data['_links'])) {
		return data;
	}
	const { _links: links, _embedded: embedded } = data;
	const self: unknown = links['self'];
	return {
		...data,
		_links: Array.isArray(self)
			? { ...links, self: self.map((link) => withMethods(link, apiRoot, methodsAt)) }
			: links,
		...(isRecord(embedded) && {
			_embedded: Object.fromEntries(
				Object.entries(embedded).map(([relation, records]) => [
					relation,
					withLinkMethods(records, apiRoot, methodsAt),
				]),
			),
		}),
	};
}

function withMethods(link: unknown, apiRoot: string, methodsAt: MethodsAt): unknown {
	const address = isRecord(link) ? String(link['href']) : '';
	if (!isRecord(link) || !address.startsWith(apiRoot)) {
		return link;
	}
	const allow = methodsAt(address.slice(apiRoot.length - 1));
	return allow ? { ...link, targetHints: { allow } } : link;
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
