"""Sparse tables of how strongly two words go together, from texts, triples and thesaurus entries.

Every table is symmetric over one vocabulary, holds no word against itself, and is pruned to the strongest
entries of each word.
"""

# mypy: disable-error-code="import-untyped"

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy import sparse

Table: TypeAlias = Any  # scipy.sparse.csr_matrix, which has no types


def from_documents(documents: Iterable[Iterable[int]], size: int, smooth: float = 10.0) -> Table:
    """Return the pointwise mutual information of words in the same document, each counted once a document.

    The value is max(0, ln(n·N / ((d_t + smooth)(d_u + smooth)))) for n common documents of N in all.
    """
    places = [sorted(set(document)) for document in documents]
    starts = np.cumsum([0, *map(len, places)])
    columns = np.array([place for document in places for place in document], dtype=np.int64)
    held = sparse.csr_matrix((np.ones(len(columns)), columns, starts), shape=(len(places), size))
    common = (held.T @ held).tocsr()
    totals = np.asarray(held.sum(axis=0)).ravel() + smooth
    return _information(common, totals, float(len(places)))


def from_links(
    links: Iterable[tuple[Sequence[int], Sequence[int], float]], size: int, smooth: float = 20.0
) -> Table:
    """Return the same for weighted links between two groups of words, whose pairs share the weight."""
    rows, columns, values = [], [], []
    for ours, theirs, weight in links:
        share = weight / np.sqrt(len(ours) * len(theirs))
        for one in ours:
            for other in theirs:
                if one != other:
                    rows += [one, other]
                    columns += [other, one]
                    values += [share, share]
    common = sparse.coo_matrix((values, (rows, columns)), shape=(size, size)).tocsr()
    totals = np.asarray(common.sum(axis=1)).ravel()
    return _information(common, totals + smooth, float(totals.sum()))


def from_entries(entries: dict[int, set[int]], size: int) -> Table:
    """Return the cosine of two words' sets: a word's own entry, and the entries that list it."""
    pairs = {(head, word) for head, listed in entries.items() for word in listed}
    pairs |= {(word, head) for head, word in pairs} | {(head, head) for head in entries}
    rows, columns = np.array(sorted(pairs)).T
    held = sparse.csr_matrix((np.ones(len(rows)), (rows, columns)), shape=(size, size))
    lengths = np.sqrt(np.asarray(held.sum(axis=1)).ravel())
    scale = sparse.diags(1 / np.where(lengths > 0, lengths, 1))
    return _hollow((scale @ (held @ held.T) @ scale).tocsr())


def from_pairs(pairs: Iterable[tuple[int, int]], size: int) -> Table:
    """Link the two words of fixed phrases: the fewer partners the two have, the stronger."""
    found = sorted({(min(pair), max(pair)) for pair in pairs if pair[0] != pair[1]})
    one, other = np.array(found).T
    held = sparse.coo_matrix((np.ones(len(one)), (one, other)), shape=(size, size)).tocsr()
    held = (held + held.T).tocsr()
    partners = np.asarray(held.sum(axis=1)).ravel() + 3.0
    scale = sparse.diags(partners**-0.25)
    return (scale @ held @ scale).tocsr()


def _information(common: Table, totals: NDArray[np.float64], whole: float) -> Table:
    found = common.tocoo()
    values = np.log(found.data * whole / (totals[found.row] * totals[found.col]))
    keep = (values > 0) & (found.row != found.col)
    return sparse.csr_matrix((values[keep], (found.row[keep], found.col[keep])), shape=common.shape)


def _hollow(table: Table) -> Table:
    table = table.tolil()
    table.setdiag(0)
    table = table.tocsr()
    table.eliminate_zeros()
    return table


def pruned(table: Table, most: int, least: float = 0.0) -> Table:
    """Keep at most `most` entries a word; an entry stays if it is among the best of either word."""
    table = table.tocsr()
    keep = np.zeros(table.nnz, dtype=np.bool_)
    for row in range(table.shape[0]):
        start, end = table.indptr[row], table.indptr[row + 1]
        values = table.data[start:end]
        best = np.argsort(-values, kind="stable")[:most]
        keep[start + best[values[best] > least]] = True
    rows = np.repeat(np.arange(table.shape[0]), np.diff(table.indptr))[keep]
    mask = sparse.csr_matrix((np.ones(keep.sum()), (rows, table.indices[keep])), shape=table.shape)
    mask = ((mask + mask.T) > 0).astype(np.float64)
    return table.multiply(mask).tocsr()
