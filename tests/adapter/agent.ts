import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

type Body = Readonly<Record<string, unknown>>;

/** What an ability answered: its data, or the sentence of a refusal. */
export interface Answer {
	readonly data?: Body;
	readonly refusal?: string;
}

/** A user of the shop, with an MCP client and REST, by a password for applications. */
export interface Agent {
	/** The names of our abilities that the adapter lists. */
	abilities(): Promise<string[]>;
	/** What the adapter tells about one of our abilities. */
	describe(ability: string): Promise<Answer>;
	run(ability: string, parameters: Body): Promise<Answer>;
	/** Sends a request to a route. Without a body it is a GET. */
	rest(route: string, body?: Body): Promise<Body>;
	close(): Promise<void>;
}

const OURS = 'store-analytics/';

/** Connects to the adapter's own server, which offers all abilities by three tools. Throws if it refuses the user. */
export async function agentOf(address: string, user: string, password: string): Promise<Agent> {
	const headers = {
		authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
	};
	const client = new Client({ name: 'store-analytics-adapter', version: '1.0.0' });
	const url = new URL(`${address}/wp-json/mcp/mcp-adapter-default-server`);
	await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
	const call = async (name: string, args: Body): Promise<Answer> => {
		const result = await client.callTool({ name: `mcp-adapter-${name}`, arguments: args });
		const [part] = result.content;
		const text = part?.type === 'text' ? part.text : '';
		return result.isError ? { refusal: text } : answerOf(text);
	};
	return {
		async abilities() {
			const { data } = await call('discover-abilities', {});
			const listed = (data?.['abilities'] ?? []) as readonly { readonly name: string }[];
			return listed.map(({ name }) => name).filter((name) => name.startsWith(OURS));
		},
		describe: (ability) => call('get-ability-info', { ability_name: OURS + ability }),
		async run(ability, parameters) {
			const asked = { ability_name: OURS + ability, parameters };
			const answer = await call('execute-ability', asked);
			if (answer.data?.['success'] === false) return { refusal: JSON.stringify(answer.data) };
			return answer.data ? { data: Object(answer.data['data']) as Body } : answer;
		},
		async rest(route, body) {
			const sent = body && { method: 'POST', body: JSON.stringify(body) };
			const type = { 'content-type': 'application/json' };
			const reply = await fetch(`${address}/wp-json/${route}`, {
				...sent,
				headers: { ...headers, ...type },
			});
			return (await reply.json()) as Body;
		},
		close: () => client.close(),
	};
}

function answerOf(text: string): Answer {
	try {
		return { data: JSON.parse(text) as Body };
	} catch {
		return { refusal: text };
	}
}
