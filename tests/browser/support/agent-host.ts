import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';
import type { CallToolResult } from '@modelcontextprotocol/client';
import type { McpUiHostContext } from '@modelcontextprotocol/ext-apps';

/** What a test gives the page of a client, and what it sees of it. */
declare global {
	interface Window {
		/** Calls a tool of the server; the test has the SDK's own client. */
		callTool(name: string, args: object): Promise<CallToolResult>;
		showView(html: string, context: McpUiHostContext, canCall: boolean): Promise<void>;
		sendResult(args: Record<string, unknown>, result: CallToolResult): Promise<void>;
		changeContext(context: McpUiHostContext): Promise<void>;
		cancel(): Promise<void>;
		openedLinks: string[];
	}
}

let bridge: AppBridge;
window.openedLinks = [];

/** A client's page, by ext-apps' own bridge: shows the view in a frame without rights, as high as the view says. */
window.showView = async (html, context, canCall) => {
	const frame = document.createElement('iframe');
	frame.setAttribute('sandbox', 'allow-scripts');
	frame.title = 'View';
	Object.assign(frame.style, { width: '100%', border: '0', display: 'block' });
	document.body.replaceChildren(frame);
	const view = frame.contentWindow;
	if (!view) throw new Error('The frame has no window.');
	const can = { openLinks: {}, ...(canCall && { serverTools: {} }) };
	bridge = new AppBridge(null, { name: 'a-test', version: '1' }, can, { hostContext: context });
	bridge.oncalltool = ({ name, arguments: args }) => window.callTool(name, args ?? {});
	bridge.onopenlink = ({ url }) => {
		window.openedLinks.push(url);
		return Promise.resolve({});
	};
	bridge.onsizechange = ({ height }) => {
		frame.style.height = `${height ?? 0}px`;
	};
	const ready = new Promise<void>((resolve) => {
		bridge.oninitialized = () => resolve();
	});
	await bridge.connect(new PostMessageTransport(view, view));
	frame.srcdoc = html;
	await ready;
};

window.sendResult = async (args, result) => {
	await bridge.sendToolInput({ arguments: args });
	await bridge.sendToolResult(result);
};
window.changeContext = async (context) => bridge.sendHostContextChange(context);
window.cancel = async () => {
	await bridge.sendToolCancelled({});
};
