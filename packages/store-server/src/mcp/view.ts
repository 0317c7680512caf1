import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { McpServer } from '@modelcontextprotocol/server';
import { VIEW_DATA, type ShopFormats, type ViewData } from '@store-analytics/rest-api';
import { askFor } from './ask';
import type { Tool, ToolArguments, ToolContext } from './tool';

/** The names of the MCP Apps extension (docs/decisions/0047). */
const VIEW_URI = 'ui://store-analytics/numbers.html';
const VIEW_TYPE = 'text/html;profile=mcp-app';

/** Nothing to load and nowhere to send: everything is in the page. */
const meta = { ui: { prefersBorder: true, csp: {} } };

/** Offers the page that shows results of tools as chart and table. Returns whether the build has it. */
export function addView(server: McpServer, file: string | undefined): boolean {
	if (file === undefined || !existsSync(file)) return false;
	const about = {
		title: 'Chart and table',
		description: 'Shows the numbers of query and changes, where the client can show pages.',
		...{ mimeType: VIEW_TYPE, _meta: meta },
	};
	server.registerResource('numbers', VIEW_URI, about, async () => ({
		contents: [
			{ uri: VIEW_URI, mimeType: VIEW_TYPE, text: await readFile(file, 'utf8'), _meta: meta },
		],
	}));
	return true;
}

/** Names the page in a tool; clients of 2025 read the second name. */
export const viewOfTool = {
	ui: { resourceUri: VIEW_URI },
	'ui/resourceUri': VIEW_URI,
} as const;

/** What the page needs besides a result; undefined for tools without a page, and while the shop cannot tell. */
export async function viewData(
	{ prepare }: Tool,
	asked: ToolArguments,
	{ ask }: ToolContext,
): Promise<Readonly<Record<string, ViewData>> | undefined> {
	if (!prepare) return undefined;
	const { metric, metrics = [] } = asked;
	const names: readonly unknown[] = [metric, metrics].flat();
	try {
		const [formats, known] = await Promise.all([
			askFor<ShopFormats>(ask, '/store-analytics/v1/formats'),
			askFor<ViewData['metrics']>(ask, '/store-analytics/v1/metrics'),
		]);
		const own = known.filter(({ key }) => names.includes(key));
		const described = own.map(({ key, label, unit }) => ({ key, label, unit }));
		return { [VIEW_DATA]: { asked, formats, metrics: described } };
	} catch {
		return undefined;
	}
}
