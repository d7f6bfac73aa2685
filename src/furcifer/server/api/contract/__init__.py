"""The interface as outsiders see it: OpenAPI, AsyncAPI, a page for readers, and TypeScript for our own page.

All of it follows from the types of messages and bodies and from the games in the registry.
"""
